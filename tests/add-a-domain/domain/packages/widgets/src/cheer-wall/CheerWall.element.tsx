import { createElementClass } from '../element/create-element.tsx'
import type { Emit, FandeckSignInEventMap, PropertiesOf } from '../element/element-types.ts'
import { useSignInWindow } from '../sign-in-window/use-sign-in-window.tsx'
import { CheerWall } from './CheerWall.tsx'
import { cheerWallTag } from './cheer-wall.tag.ts'

/** The events of `<fandeck-cheer-wall>`. */
export interface FandeckCheerWallEventMap extends FandeckSignInEventMap {
  /** A cheer is on the wall. */
  'fandeck-cheered': CustomEvent<{ text: string }>
}

type Attributes = (typeof cheerWallTag)['attributes']

const loadSignIn = () => import('../sign-in-window/SignInNote.tsx')

interface CheerWallElementProps {
  attributes: PropertiesOf<Attributes>
  emit: Emit<FandeckCheerWallEventMap>
}

function CheerWallElement({ attributes: { cheer, loginOrigin }, emit }: CheerWallElementProps) {
  const signIn = useSignInWindow(loginOrigin, emit, loadSignIn)
  return (
    <>
      <CheerWall
        cheer={cheer}
        title={<slot name="title" />}
        onSent={(text) => emit('fandeck-cheered', { text })}
        onSignIn={signIn.open}
      />
      {signIn.note}
    </>
  )
}

/**
 * `<fandeck-cheer-wall cheer="힘내자" market-url="https://api.example" login-origin="https://fandeck.example">`: a wall
 * of cheers.
 *
 * @see FandeckCheerWallEventMap for its events
 */
export const FandeckCheerWallElement = /* @__PURE__ */ createElementClass<
  FandeckCheerWallEventMap,
  Attributes
>(cheerWallTag, {
  english: () => import('./cheer-wall.element.en.ts'),
  render: (attributes, emit) => <CheerWallElement attributes={attributes} emit={emit} />,
})
export type FandeckCheerWallElement = InstanceType<typeof FandeckCheerWallElement>
