import './consent-sheet.css'
import { Button } from '@fandeck/widgets'
import { useMessages } from '../messages/use-messages.ts'
import { answerConsent } from './consent.ts'

/** Asks a visitor whether their use may be recorded; both answers weigh the same, and the page stays usable (D47). */
export function ConsentSheet() {
  const messages = useMessages()
  return (
    <section className="site-consent fandeck-root" aria-label={messages['consent.title']} data-bottom-bar>
      <p className="site-consent__title">{messages['consent.title']}</p>
      <p className="fandeck-caption">{messages['consent.text']}</p>
      <div className="site-consent__answers">
        <Button kind="outline" onClick={() => answerConsent('denied')}>
          {messages['consent.deny']}
        </Button>
        <Button kind="outline" onClick={() => answerConsent('granted')}>
          {messages['consent.grant']}
        </Button>
      </div>
    </section>
  )
}
