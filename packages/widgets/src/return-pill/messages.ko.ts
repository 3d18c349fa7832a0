import { ro } from '../theme/particle.ts'

/** The way back to an original. */
export const koReturn = {
  'return.to': (p: { name: string }) => `${p.name}${ro(p.name)} 돌아가기`,
}
