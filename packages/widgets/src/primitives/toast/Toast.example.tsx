import { Button, ToastProvider, useToast } from '@fandeck/widgets'

/** Copies the URL of the page and shows the result; renders inside ToastProvider. */
function CopyLink() {
  const toasts = useToast()
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => toasts.show('링크를 복사했어요.'),
      () => toasts.show('링크를 복사하지 못했어요.', { kind: 'error' }),
    )
  return <Button onClick={copy}>링크 복사</Button>
}

export const Page = () => (
  <ToastProvider>
    <CopyLink />
  </ToastProvider>
)
