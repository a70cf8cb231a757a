import type { videoContract } from '@/lib/contract/site/video'
import { cancelVideo } from '../../../modules/listings/media/video/cancel-video'
import { createVideo } from '../../../modules/listings/media/video/create-video'
import { loadPartAddress, loadUpload } from '../../../modules/listings/media/video/queries-uploads'
import { saveVideoPart } from '../../../modules/listings/media/video/save-video-part'
import { saveVideoPoster } from '../../../modules/listings/media/video/save-video-poster'
import { settleVideo } from '../../../modules/listings/media/video/settle-video'
import type { Handlers } from '../../handler'

export const videoHandlers: Handlers<typeof videoContract> = {
  'POST /video/create': (ctx, input) => createVideo(ctx, input),
  'GET /video/state': (ctx, input) => loadUpload(ctx, input),
  'POST /video/uploadPart': (ctx, input, http) => saveVideoPart(ctx, { ...input, file: http.file }),
  'POST /video/partAddress': (ctx, input) => loadPartAddress(ctx, input),
  'POST /video/finish': (ctx, input) => settleVideo(ctx, input),
  'POST /video/uploadPoster': (ctx, input, http) => saveVideoPoster(ctx, { ...input, file: http.file }),
  'POST /video/cancel': (ctx, input) => cancelVideo(ctx, input),
}
