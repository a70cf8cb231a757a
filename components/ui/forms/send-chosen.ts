import { toast } from '@/lib/client/toast-store'
import { checkVideo } from '@/lib/client/video/check-video'
import { uploadVideo, type VideoOptions } from '@/lib/client/video/upload-video'

/**
 * Checks a chosen video and uploads it. Resolves with its address; rejects if it cannot be sent, which is also said to the
 * visitor, and if it is paused.
 */
export async function sendChosen(file: File, options: Omit<VideoOptions, 'type'>): Promise<string> {
  try {
    const checked = await checkVideo(file)
    if ('fault' in checked) throw new Error(checked.fault)
    return (await uploadVideo(file, { ...options, type: checked.type })).url
  } catch (error) {
    if (!options.signal.aborted) toast({ kind: 'warn', text: (error as Error).message })
    throw error
  }
}
