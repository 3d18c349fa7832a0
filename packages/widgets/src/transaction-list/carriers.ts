/** A Korean carrier: its names as shops send them, and its tracking page. */
interface Carrier {
  names: readonly string[]
  page(invoice: string): string
}

const CARRIERS: readonly Carrier[] = [
  {
    names: ['cj', 'cj대한통운', '대한통운'],
    page: (invoice) => `https://trace.cjlogistics.com/next/tracking.html?wblNo=${invoice}`,
  },
  {
    names: ['hanjin', '한진', '한진택배'],
    page: (invoice) =>
      `https://www.hanjin.com/kor/CMS/DeliveryMgr/WaybillResult.do?mCode=MN038&schLang=KR&wblnumText2=${invoice}`,
  },
  {
    names: ['lotte', '롯데', '롯데택배', '롯데글로벌로지스'],
    page: (invoice) => `https://www.lotteglogis.com/home/reservation/tracking/linkView?InvNo=${invoice}`,
  },
  {
    names: ['epost', 'post', '우체국', '우체국택배'],
    page: (invoice) => `https://service.epost.go.kr/trace.RetrieveDomRigiTraceList.comm?sid1=${invoice}`,
  },
  {
    names: ['logen', '로젠', '로젠택배'],
    page: (invoice) => `https://www.ilogen.com/web/personal/trace/${invoice}`,
  },
]

/** Returns the digits of an invoice number; `undefined` for an invalid one. */
const digitsOf = (invoice: string | null | undefined): string | undefined => {
  const digits = invoice?.replace(/[\s-]/g, '') ?? ''
  return /^\d{9,14}$/.test(digits) ? digits : undefined
}

/** Returns the carrier's tracking page (S2.25); `undefined` for an unknown carrier or an invalid number. */
export function trackingUrl(
  carrier: string | null | undefined,
  invoice: string | null | undefined,
): string | undefined {
  const name = carrier?.replace(/\s/g, '').toLowerCase()
  const found = CARRIERS.find(({ names }) => name !== undefined && names.includes(name))
  const digits = digitsOf(invoice)
  return found && digits && found.page(digits)
}

/** Writes an invoice number in groups of four digits: `6012-3456-3387`; an invalid one as it is. */
export function formatInvoice(invoice: string): string {
  return digitsOf(invoice)?.replace(/\d{4}(?=\d)/g, '$&-') ?? invoice
}

/** Masks an invoice number for a list: `6012-****-3387`. */
export function maskInvoice(invoice: string): string {
  const digits = digitsOf(invoice)
  return digits ? `${digits.slice(0, 4)}-****-${digits.slice(-4)}` : '****'
}
