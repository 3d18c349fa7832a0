import { anArt } from '../../card/card.fixtures.ts'
import { controlled } from '../../stories/controlled.tsx'
import { Image } from './Image.tsx'

export default { title: 'Primitives / Image' }

export const Loaded = () => (
  <Image src={anArt('seoul')} alt="음료 교환권" style={{ width: 88, height: 88, borderRadius: 16 }} />
)
export const Failed = () => (
  <Image
    src="data:image/png;base64,AAAA"
    alt="음료 교환권"
    style={{ width: 88, height: 88, borderRadius: 16 }}
  />
)
export const Absent = () => <Image src={undefined} alt="" style={{ width: 88, height: 88 }} />

export const Controls = controlled<{ alt: string; shownWidth: number }>(
  { alt: '음료 교환권', shownWidth: 88 },
  (image) => <Image {...image} src={anArt('seoul')} style={{ width: 88, height: 88, borderRadius: 16 }} />,
)
