import { z } from 'zod'
import { none, required, text, uint } from '../fields'
import { endpoint } from '../kit'

/** An upload of a video by its owner. */
export const videoUpload = z.object({
  uploadId: z.string(),
  state: z.enum(['open', 'checking', 'done']),
  name: z.string(),
  bytes: z.number().int(),
  partBytes: z.number().int().describe('of all parts but the last'),
  parts: z.array(z.number().int()).describe('numbers of the parts that arrived, the first is 1'),
  isDirect: z.boolean().describe('parts may be sent to the addresses of /video/partAddress'),
  key: z.string().describe("media key; '' until it is complete"),
  url: z.string().describe("'' until it is complete"),
  durationMs: z.number().int().nullable().describe('null: the file does not state it'),
  hasPoster: z.boolean(),
  expireTime: z.string().describe('when the parts of an incomplete upload are removed'),
})
export type VideoUpload = z.output<typeof videoUpload>

const uploadId = required(40, '上传已失效，请重新选择视频上传')
const part = uint(1000).describe('number of the part, the first is 1')

/** Videos of goods, chats and evidence: sent in parts, which a cut connection or a closed page does not lose. */
export const videoContract = {
  'POST /video/create': endpoint({
    summary:
      'Begin the upload of one mp4 or webm file of at most 100 MB; it counts against the day of its owner at once',
    access: 'login',
    input: z.object({
      purpose: z.enum(['goods', 'chat', 'evidence']),
      name: text(200).prefault(''),
      bytes: uint(),
      type: z.enum(['mp4', 'webm'], '视频格式不对，请上传 MP4 或 WebM 格式的视频'),
      sha256: z
        .string()
        .regex(/^[0-9a-f]{64}$/, '校验码格式错误')
        .optional()
        .describe('hex, of the whole file'),
    }),
    output: videoUpload,
    refusals: ['VIDEO_TOO_LARGE', 'BAD_VIDEO', 'TOO_MANY'],
    limit: { points: 60, seconds: 3600 },
  }),
  'GET /video/state': endpoint({
    summary: 'Get an own upload: which parts arrived, or the stored video',
    access: 'login',
    input: z.object({ uploadId }),
    output: videoUpload,
    refusals: ['VIDEO_GONE'],
    limit: { points: 120, seconds: 60 },
  }),
  'POST /video/uploadPart': endpoint({
    summary: 'Send one part as multipart, in any order and as often as needed; the last one of a number counts',
    access: 'login',
    takesFile: true,
    input: z.object({ uploadId, part }),
    output: none,
    refusals: ['VIDEO_GONE', 'VIDEO_BUSY', 'BAD_PART'],
    limit: { points: 240, seconds: 60 },
  }),
  'POST /video/partAddress': endpoint({
    summary:
      "Get an address of the bucket at which a browser may PUT one part for an hour; '' if it must pass this API",
    access: 'login',
    input: z.object({ uploadId, part }),
    output: z.object({ url: z.string() }),
    refusals: ['VIDEO_GONE', 'VIDEO_BUSY', 'BAD_PART'],
    limit: { points: 240, seconds: 60 },
  }),
  'POST /video/finish': endpoint({
    summary: 'Join the parts and check the file; a second call returns the same',
    access: 'login',
    input: z.object({ uploadId }),
    output: videoUpload,
    refusals: ['VIDEO_GONE', 'VIDEO_BUSY', 'BAD_PART', 'BAD_VIDEO'],
    limit: { points: 30, seconds: 60 },
  }),
  'POST /video/uploadPoster': endpoint({
    summary: 'Store the first picture of an own complete video, as a PNG or JPEG; once',
    access: 'login',
    takesFile: true,
    input: z.object({ uploadId }),
    output: none,
    refusals: ['VIDEO_GONE', 'VIDEO_BUSY', 'BAD_IMAGE_TYPE', 'IMAGE_TOO_LARGE', 'TOO_MANY'],
    limit: { points: 60, seconds: 60 },
  }),
  'POST /video/cancel': endpoint({
    summary: 'Remove an own incomplete upload',
    access: 'login',
    input: z.object({ uploadId }),
    output: none,
    refusals: [],
    limit: { points: 60, seconds: 60 },
  }),
} as const
