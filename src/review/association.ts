/** Whom GitHub calls so may merge, or was invited (`author_association` of a pull request). */
const insiders: readonly string[] = ['OWNER', 'MEMBER', 'COLLABORATOR'];

/** Whether someone from outside proposes a change, also when they have proposed others before. */
export const isStranger = (association: string): boolean => !insiders.includes(association);
