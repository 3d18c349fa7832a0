import '@fandeck/widgets/fandeck.js'
import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'

@Component({
  selector: 'app-sale',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <fandeck-drop
      drop-id="101"
      layout="compact"
      market-url="https://api.example"
      cdn-url="https://api.example/cdn"
      login-origin="https://fandeck.example"
      (fandeck-purchased)="onPurchased($event)"
    ></fandeck-drop>
  `,
})
class Sale {
  order = ''

  onPurchased(event: Event) {
    if (event instanceof CustomEvent) this.order = event.detail.orderId
  }
}

bootstrapApplication(Sale)
