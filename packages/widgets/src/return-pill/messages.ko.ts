import { ro } from '../theme/particle.ts'

/** Messages of the link back to an original. */
export const koReturn = {
  'return.to': (p: { name: string }) => `${p.name}${ro(p.name)} 돌아가기`,
}
