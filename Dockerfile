FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --loglevel=error
COPY . .
RUN node scripts/build-web.ts && node scripts/write-sbom.ts > sbom.cdx.json

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts --loglevel=error

# What the server and an operator's commands run on, and nothing that builds or tests them: .dockerignore keeps the tests out.
FROM node:24-bookworm-slim
# MALLOC_ARENA_MAX as in `npm run serve`: each thread that opens pictures would keep memory of its own.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=4
WORKDIR /app
# Nothing installs packages here any more.
RUN mkdir --mode=0700 /data && chown node:node /data && \
    rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack \
      /usr/local/bin/yarn /usr/local/bin/yarnpkg /opt/yarn-*
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
# What it is made of, for scanners.
COPY --from=build /app/sbom.cdx.json ./
COPY package.json ./
COPY migrations ./migrations
COPY scripts/admin.ts scripts/backup.ts scripts/restore.ts scripts/rotate-key.ts scripts/verify-ledger.ts scripts/with-database.ts ./scripts/
COPY src/checks ./src/checks
COPY src/contract ./src/contract
COPY src/mcp ./src/mcp
COPY src/metadata ./src/metadata
COPY src/server ./src/server
COPY src/vendor ./src/vendor
USER node
# Holds uploaded lists, large views of pictures for a day, and the embedded database where no DATABASE_URL is set.
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself, not npm: it must get the signal that ends the container.
# As in `npm run serve`: without it the start alone takes twice the memory.
CMD ["node", "--max-semi-space-size=8", "src/server/main.ts"]
