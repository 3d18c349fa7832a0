import { type CallOptions, requestOf } from './call.ts'
import type { AnyInput, Endpoint, EndpointInput, EndpointReply } from './endpoint.ts'
import type { Http } from './http.ts'
import { settled } from './public-call.ts'

/** Converts the fields of a body to form data: a list becomes one field per item, an absent value none. */
export function formOf(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item instanceof Blob) form.append(name, item)
      else if (item !== undefined && item !== null) form.append(name, String(item))
    }
  }
  return form
}

/**
 * Calls an endpoint whose body is `multipart/form-data`; the browser sets the boundary. Lives outside `call.ts`, so
 * that a page without uploads carries none of it.
 */
export function callMultipart<E extends Endpoint & { multipart: true }>(
  client: { http: Http },
  endpoint: E,
  input: EndpointInput<E>,
  options?: CallOptions,
): Promise<EndpointReply<E>>
export function callMultipart(
  { http }: { http: Http },
  endpoint: Endpoint,
  input: AnyInput,
  options: CallOptions = {},
): Promise<unknown> {
  return settled(() => {
    const request = requestOf(endpoint, input, options)
    return http.request({ ...request, body: formOf(request.body ?? {}) })
  })
}
