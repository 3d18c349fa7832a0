import '@fandeck/widgets/fandeck.js'
import { render } from 'solid-js/web'

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'fandeck-drop': object
    }
  }
}

const Sale = () => (
  <fandeck-drop
    attr:drop-id="101"
    attr:layout="compact"
    attr:market-url="https://api.example"
    attr:cdn-url="https://api.example/cdn"
    attr:login-origin="https://fandeck.example"
  />
)

const root = document.getElementById('root')
if (root) render(() => <Sale />, root)
