import { ApiError } from '../api'
import { checkVideo } from './check-video'
import { uploadVideo } from './upload-video'

/** Uploads a video of a chat, or the rest of it. Resolves with its key; rejects with ApiError. */
export async function sendInChat(file: File): Promise<string> {
  const checked = await checkVideo(file)
  if ('fault' in checked) throw new ApiError('INVALID_INPUT', checked.fault)
  const never = new AbortController().signal
  return (await uploadVideo(file, { purpose: 'chat', type: checked.type, signal: never, onPercent: () => {} })).key
}
