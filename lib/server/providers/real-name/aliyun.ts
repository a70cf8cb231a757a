import type { AliyunCaller } from '../aliyun/caller'
import type { FaceCheckProvider, RealNameAnswer, RealNameProvider } from './port'

const VERSION = '2019-03-07'
const ANSWERS = new Map<string, RealNameAnswer>([
  ['1', 'yes'],
  ['2', 'no'],
  ['3', 'unknown'],
])
/** The register, not the person: malformed name or number. */
const MALFORMED = new Set(['400', '401'])

/**
 * Compares name and number with the register of citizens. No record is `unknown`, which is no refusal: new cards and
 * soldiers have none. Rejects if the register is down, or our account may not ask.
 */
export const createAliyunRealName = (call: AliyunCaller, face: FaceCheckProvider | null = null): RealNameProvider => ({
  async check(realName, idCard) {
    const body = { ParamType: 'normal', UserName: realName, IdentifyNum: idCard }
    const { Code, ResultObject } = await call({ action: 'Id2MetaVerify', version: VERSION, body })
    if (MALFORMED.has(String(Code))) return 'no'
    const answer = ANSWERS.get(String((ResultObject as { BizCode?: unknown } | undefined)?.BizCode))
    if (String(Code) !== '200' || !answer) throw new Error(`aliyun Id2MetaVerify ${Code}`)
    return answer
  },
  face,
})
