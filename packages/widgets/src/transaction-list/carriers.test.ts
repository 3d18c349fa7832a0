import { describe, expect, test } from 'vitest'
import { formatInvoice, maskInvoice, trackingUrl } from './carriers.ts'

describe('S2.25 the tracking page of a parcel', () => {
  test.each([
    ['CJ', 'https://trace.cjlogistics.com/next/tracking.html?wblNo=601234563387'],
    ['CJ대한통운', 'https://trace.cjlogistics.com/next/tracking.html?wblNo=601234563387'],
    [
      '한진택배',
      'https://www.hanjin.com/kor/CMS/DeliveryMgr/WaybillResult.do?mCode=MN038&schLang=KR&wblnumText2=601234563387',
    ],
    ['LOTTE', 'https://www.lotteglogis.com/home/reservation/tracking/linkView?InvNo=601234563387'],
    ['우체국 택배', 'https://service.epost.go.kr/trace.RetrieveDomRigiTraceList.comm?sid1=601234563387'],
    ['로젠', 'https://www.ilogen.com/web/personal/trace/601234563387'],
  ])('by %s is %s', (carrier, url) => {
    expect(trackingUrl(carrier, '6012-3456-3387')).toBe(url)
  })

  test.each([
    ['somebody', '601234563387'],
    [null, '601234563387'],
    ['CJ', null],
    ['CJ', ''],
    ['CJ', '12345678'],
    ['CJ', '601234563387&next=https://evil.example'],
    ['CJ', '60123456338７'],
  ])('of %o with the number %o is none', (carrier, invoice) => {
    expect(trackingUrl(carrier, invoice)).toBeUndefined()
  })
})

test.each([
  ['601234563387', '6012-3456-3387'],
  ['6012-3456-3387', '6012-3456-3387'],
  ['12345678901', '1234-5678-901'],
  ['abc', 'abc'],
])('the number %s is written as %s', (invoice, shown) => {
  expect(formatInvoice(invoice)).toBe(shown)
})

test.each([
  ['601234563387', '6012-****-3387'],
  ['6012-3456-3387', '6012-****-3387'],
  ['abc', '****'],
])('the number %s is shown as %s', (invoice, shown) => {
  expect(maskInvoice(invoice)).toBe(shown)
})
