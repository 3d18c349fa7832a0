// `pnpm --filter @fandeck/site run build`: the browser's files and the renderer, as `npm start` serves them.
import { buildSite } from './build.ts'

await buildSite()
