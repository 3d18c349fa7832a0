import { describe, expect, test, vi } from 'vitest'
import { refuse } from '../testing/fake-server.ts'
import { testKit } from '../testing/test-kit.ts'
import { recordVisitEndpoint } from './telemetry.endpoints.ts'
import { createTelemetry, isReportable, recordVisit, telemetrySampling } from './telemetry.ts'

const adapter = () => ({ track: vi.fn(), identify: vi.fn(), error: vi.fn() })

describe('telemetry (D47)', () => {
  test('loads nothing and sends nothing before consent; then each adapter is loaded once', async () => {
    const service = adapter()
    const load = vi.fn(async () => service)
    const telemetry = createTelemetry(testKit().fandeck, [load])
    telemetry.track('view')
    expect(load).not.toHaveBeenCalled()
    await Promise.all([telemetry.consent(), telemetry.consent()])
    expect(load).toHaveBeenCalledOnce()
    expect(service.track).not.toHaveBeenCalled()
    telemetry.track('view', { path: '/' })
    expect(service.track).toHaveBeenCalledExactlyOnceWith('view', { path: '/' })
  })

  test('S7.68 a member is identified by a masked id', async () => {
    const service = adapter()
    const telemetry = createTelemetry(testKit().fandeck, [async () => service])
    await telemetry.consent()
    telemetry.identify('moonlight@fandeck.example')
    telemetry.identify('01024814821')
    const [email, phone] = service.identify.mock.calls.flat()
    expect(email).not.toContain('moonlig')
    expect(phone).not.toContain('2481')
  })

  test.each([
    [new Error('Script error.'), false],
    ['Script error.', false],
    [new Error('sendAppInfo is not defined'), false],
    ['x sendAppInfo', false],
    [new Error('drops/sold-out'), true],
    [undefined, true],
  ])('S8.20 %s is reported: %s', async (error, reported) => {
    const service = adapter()
    const telemetry = createTelemetry(testKit().fandeck, [async () => service])
    await telemetry.consent()
    telemetry.error(error)
    expect(isReportable(error)).toBe(reported)
    expect(service.error).toHaveBeenCalledTimes(reported ? 1 : 0)
  })

  test('S7.69 monitoring samples every session', () => {
    expect(telemetrySampling.sessionSampleRate).toBe(100)
  })

  test('an adapter that fails to load or throws does not affect the others', async () => {
    const [broken, good] = [adapter(), adapter()]
    broken.track.mockImplementation(() => {
      throw new Error('blocked')
    })
    const { fandeck, logged } = testKit()
    const telemetry = createTelemetry(fandeck, [
      () => Promise.reject(new Error('ad blocker')),
      async () => broken,
      async () => good,
    ])
    await telemetry.consent()
    telemetry.track('view')
    expect(good.track).toHaveBeenCalledOnce()
    expect(logged).toHaveLength(2)
  })

  test('without adapters every call does nothing', async () => {
    const { fandeck, server } = testKit()
    const telemetry = createTelemetry(fandeck)
    await telemetry.consent()
    telemetry.track('view')
    telemetry.identify('moonlight')
    telemetry.error(new Error('x'))
    expect(server.requests).toHaveLength(0)
  })
})

describe('S7.22 POST /about/visit', () => {
  test('counts once per browser session, under one id', async () => {
    const { fandeck, server, sessionStorage } = testKit()
    server.answer(recordVisitEndpoint, undefined)
    await recordVisit(fandeck)
    await recordVisit(fandeck)
    expect(server.requests).toHaveLength(1)
    expect(server.requests[0]?.body).toEqual({ ssid: sessionStorage.getItem('fandeck:visit') })
  })

  test('a refused visit is counted at the next call and never throws', async () => {
    const { fandeck, server } = testKit()
    server.on('POST /about/visit', () => refuse(400, '안 돼요.'))
    await recordVisit(fandeck)
    server.answer(recordVisitEndpoint, undefined)
    await recordVisit(fandeck)
    expect(server.requests).toHaveLength(2)
  })

  test('a denied session store counts nothing and throws nothing', async () => {
    const deny = () => {
      throw new Error('denied')
    }
    const { fandeck, server } = testKit({
      platform: { sessionStorage: { getItem: deny, setItem: deny, removeItem: deny } },
    })
    await recordVisit(fandeck)
    expect(server.requests).toHaveLength(0)
  })
})
