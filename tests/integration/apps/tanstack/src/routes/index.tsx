import type {} from '@fandeck/widgets/elements'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/')({
  component: () => (
    <fandeck-drop
      dropId={101}
      layout="compact"
      market-url="https://api.example"
      cdn-url="https://api.example/cdn"
      login-origin="https://fandeck.example"
    />
  ),
})
