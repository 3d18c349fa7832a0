import type {} from '@fandeck/widgets/elements'

export default function Sale() {
  return (
    <fandeck-drop
      dropId={101}
      layout="compact"
      market-url="https://api.example"
      cdn-url="https://api.example/cdn"
      login-origin="https://fandeck.example"
    />
  )
}
