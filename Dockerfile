# The school in one image: the build stage makes site and server, the last one holds what runs, without the sources.
# docker build -t aplica-ia . && docker run -p 3000:3000 -v aplica-ia:/data aplica-ia
# To try it without SMTP_URL: behind -p every browser comes from Docker's own network, so the local mailbox that the start names
# refuses it. On Linux, --network host -e HOST=127.0.0.1 instead of -p opens it; elsewhere the mails are in /data/mailbox.jsonl.
# Node 24.18, by digest: the same tag may name another image tomorrow. Dependabot proposes newer ones.
FROM node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d AS node

FROM node AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG COMMIT
RUN npm run build

# Without .npmrc, which asks for the build's packages too.
FROM node AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev

FROM node
# For nightly copies of a PostgreSQL 15 or older: pg_dump refuses servers that are newer than itself.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends postgresql-client \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json ./
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
RUN install --directory --owner=node --group=node --mode=0700 /data /backups
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=4s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# As `npm start` without its look at the build. No shell in between: the process itself gets SIGTERM, and lets open
# requests finish.
CMD ["node", "--enable-source-maps", "--max-semi-space-size=4", "dist/server/start.js"]
