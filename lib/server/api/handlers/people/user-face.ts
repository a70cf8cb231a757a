import type { userFaceContract } from '@/lib/contract/people/user-face'
import { loadFace } from '../../../modules/people/identity/face/queries'
import { reconcileOwnFace } from '../../../modules/people/identity/face/reconcile-own-face'
import { startFaceCheck } from '../../../modules/people/identity/face/start-face-check'
import type { Handlers } from '../../handler'

export const userFaceHandlers: Handlers<typeof userFaceContract> = {
  'GET /user/faceCheck': async (ctx, input) => {
    await reconcileOwnFace(ctx, input)
    return loadFace(ctx, input)
  },
  'POST /user/startFaceCheck': (ctx, input) => startFaceCheck(ctx, input),
}
