/** For the layers that import the content's schemas and no routes. */
export { isMonday, isoWeekSlug } from '../../routes/iso-week.ts';
