import { z } from 'zod'
import { FACE_PURPOSES } from '@/lib/shared/people/face'
import { dateTime, text } from '../fields'
import { endpoint } from '../kit'

const purpose = z.enum(FACE_PURPOSES, '请从需要核验的页面进入')
const face = z.object({
  isOffered: z.boolean().describe('false: this installation checks no faces, and nothing asks for one'),
  scriptUrl: z.string().describe("the vendor's script, whose getMetaInfo() describes the phone; '': none"),
  isPassed: z.boolean().describe('a check counts for this purpose now'),
  passedTime: z.string().describe("the newest check that counts for listings; '': none"),
  endTime: z.string().describe("until when it counts for listings; '': it does not"),
  triesLeft: z.number().int().describe('today'),
  check: z
    .object({
      checkId: z.number().int(),
      state: z.enum(['pending', 'passed', 'failed', 'expired']),
      stateName: z.string(),
      why: z.string().describe('of a failed check'),
      createTime: dateTime,
    })
    .nullable()
    .describe('the newest one for this purpose'),
})

/** Face checks of the own account; part of the user area. */
export const userFaceContract = {
  'GET /user/faceCheck': endpoint({
    summary: 'Get the state of the own face checks for a purpose; asks the vendor about one that is open',
    access: 'login',
    input: z.object({ purpose }),
    output: face,
    refusals: [],
    limit: { points: 600, seconds: 600, inProcess: true },
  }),
  'POST /user/startFaceCheck': endpoint({
    summary: 'Begin a face check on this phone; the result is asked from the vendor, never from the browser',
    access: 'verified',
    input: z.object({
      purpose,
      metaInfo: text(4000).prefault('').describe("what the vendor's script says about this phone"),
    }),
    output: z.object({ url: z.string().describe("the vendor's page, valid once") }),
    refusals: ['NOT_VERIFIED', 'TOO_MANY', 'FACE_REFUSED', 'BUSY'],
    limit: { points: 30, seconds: 3600 },
  }),
} as const
