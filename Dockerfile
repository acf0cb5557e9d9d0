# syntax=docker/dockerfile:1
# The images of docker-compose.yml: `bff` (server and worker), `edge` (edge, servers of the remotes, releases), `storybook`.
# Everything is compiled here; no container compiles. What an image holds is tested in tooling/compose/dockerfile.test.ts.

FROM node:24.21.0-bookworm-slim AS base
WORKDIR /app

# What npm reads, and nothing else: a change of sources installs nothing anew.
FROM base AS manifests
COPY . .
RUN mkdir /manifests && cp --parents package.json package-lock.json .npmrc */package.json bff/engine/package.json /manifests

# Without what only development takes: npm would install it for a workspace that others of ours link.
FROM manifests AS runtime-manifests
WORKDIR /manifests
RUN for folder in . */ bff/engine; do (cd "$folder" && npm pkg delete devDependencies); done

FROM base AS build
COPY --from=manifests /manifests ./
RUN --mount=type=cache,target=/root/.npm npm ci
COPY . .
RUN node tooling/build/build.ts && node tooling/storybook/static.ts
RUN mkdir /built && cp --recursive --parents shell/dist mfe-*/dist mfe-*/remote.config.ts /built

FROM base AS bff-packages
COPY --from=runtime-manifests /manifests ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --workspace=bff

FROM base AS edge-packages
COPY --from=runtime-manifests /manifests ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --workspace=shell

FROM base AS bff
COPY --from=bff-packages /app ./
COPY api-contract/src api-contract/src
COPY bff/engine bff/engine
COPY bff/sandbox bff/sandbox
COPY bff/src bff/src
# A named volume takes its owner from the folder that it is laid over; backups read and write the releases too.
RUN install --directory --owner=node --group=node /data /releases
USER node
CMD ["node", "bff/src/main.ts"]

FROM base AS edge
COPY --from=edge-packages /app ./
COPY api-contract/src api-contract/src
COPY platform/src platform/src
COPY shell/server shell/server
COPY tooling/build tooling/build
COPY tooling/checks tooling/checks
COPY tooling/preset tooling/preset
COPY tooling/release tooling/release
COPY tooling/types tooling/types
COPY --from=build /built ./
RUN install --directory --owner=node --group=node /releases
USER node
CMD ["node", "shell/server/processes/edge.ts"]

FROM edge AS storybook
COPY tooling/storybook/serve-static.ts tooling/storybook/
COPY tooling/visual-tests/static-server.ts tooling/visual-tests/
COPY --from=build /app/design-system/storybook-static design-system/storybook-static
CMD ["node", "tooling/storybook/serve-static.ts"]
