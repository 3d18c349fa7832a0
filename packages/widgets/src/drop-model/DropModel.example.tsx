import { DropRoot, DropTitle, useDropModel } from '@fandeck/widgets'

/** A part of your own: the number of packs left. */
function PacksLeft() {
  const { stock } = useDropModel()
  return <p>{stock === undefined ? '남은 수량을 확인하고 있어요' : `${stock}팩 남았어요`}</p>
}

/** A drop with a title and a part of your own; renders inside FandeckProvider. */
export const SmallDrop = () => (
  <DropRoot dropId={1}>
    <DropTitle headingLevel={2} />
    <PacksLeft />
  </DropRoot>
)
