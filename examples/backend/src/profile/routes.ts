import {
  changeAdConsentEndpoint,
  changeNicknameEndpoint,
  changePictureEndpoint,
  checkNicknameEndpoint,
} from '@fandeck/sdk/wire'
import { Hono } from 'hono'
import type { Backend } from '../context.ts'
import { endpointsOf } from '../serve.ts'
import { withinUploads } from '../uploads/admission.ts'
import { changeAdConsent, changeNickname, changePicture, validateNickname } from './service.ts'

/** What a member changes in their profile (S7.38–S7.41). */
export function profileRoutes(backend: Backend): Hono {
  const app = new Hono()
  const serve = endpointsOf(app, backend)
  serve(checkNicknameEndpoint, ({ caller, params }) =>
    validateNickname(backend, caller.userId, params.nickname),
  )
  serve(changeNicknameEndpoint, ({ caller, body }) => changeNickname(backend, caller.userId, body.nickname))
  serve(changePictureEndpoint, ({ caller, body }) => changePicture(backend, caller.userId, body.files), {
    within: withinUploads,
  })
  serve(changeAdConsentEndpoint, ({ caller, body }) => changeAdConsent(backend, caller.userId, body))
  return app
}
