import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A mail that the server has accepted. */
export interface ReceivedMail {
  to: (string | false)[]
  raw: string
}

/** Starts a real SMTP server on a free port, which keeps what it receives. */
export async function smtpServer() {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // A client that is killed ends the stream with an error.
    onData: (stream, { envelope }, done) =>
      text(stream).then((raw) => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), raw })
        done()
      }, done),
  })
  server.on('error', () => {})
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((end) => server.close(() => end())),
  }
}
