// The styles of what buying opens, for a shadow root.
import over from '../styles.over.css?inline'
import payment from './payment.css?inline'

export const styles = over + payment
