import { FloatingButtons, ToastProvider } from '@fandeck/widgets'

export const Shortcuts = () => (
  <ToastProvider>
    <FloatingButtons faqHref="/support/faq" footer="footer" />
  </ToastProvider>
)
