# An example: tests only read it, and none builds the image.
#
# docker build --build-arg SITE_URL=https://catalog.example -t launch-catalog .
# docker run -p 4321:4321 launch-catalog
FROM node:24-slim
WORKDIR /srv/launch-catalog
COPY package.json package-lock.json .npmrc* launch-catalog.tgz* ./
RUN npm ci --omit=dev
COPY . .
# A build writes releases to `.builds` and the link `dist` next to the sources; all other files belong to root.
RUN mkdir .builds && chown node:node . .builds
USER node
ARG SITE_URL
RUN npm run build
# The server listens on all interfaces of the container. It rebuilds itself when a week begins or ends.
ENV HOST=0.0.0.0 PORT=4321 ASTRO_TELEMETRY_DISABLED=1
EXPOSE 4321
HEALTHCHECK --interval=30s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:4321/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["npm", "run", "serve"]
