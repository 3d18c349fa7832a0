import { ro } from '../theme/particle.ts'

/** Messages of the cover between originals. */
export const koTransition = {
  'transition.from': (p: { name: string }) => `${p.name}에서`,
  'transition.to': (p: { name: string }) => `${p.name}${ro(p.name)}\n이동하고 있어요`,
  'transition.skip': '건너뛰기',
}
