import { controlled } from '../../stories/controlled.tsx'
import { LinkPlate } from './LinkPlate.tsx'

export default { title: 'Primitives / Link plate' }

const LINK = 'https://shop.example/continue#0jYx8n3a4Kk1nqv0y2Vd7m0mS3n9c1sYt5u6w7x8y9z'

export const Shown = () => <LinkPlate link={LINK} />

export const Controls = controlled({ link: LINK }, (plate) => <LinkPlate {...plate} />)
