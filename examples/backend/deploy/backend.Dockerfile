# The backend, the site's server and the local chain.
FROM node:26
RUN npm install --global pnpm@12
WORKDIR /fandeck
COPY . .
RUN pnpm install --frozen-lockfile && node scripts/reader-text.ts && pnpm --filter @fandeck/site run build
