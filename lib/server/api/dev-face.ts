import { escapeMarkup } from '@/lib/shared/text/escape-markup'
import { maskName } from '@/lib/shared/text/mask'
import type { LocalFace } from '../providers/real-name/local-face'
import type { FaceResult } from '../providers/real-name/port'
import { devShell } from './dev-page'

const OUTCOMES: Readonly<Record<string, { name: string; result: FaceResult }>> = {
  own: { name: '本人，核验通过', result: { state: 'passed' } },
  other: { name: '不是本人', result: { state: 'failed', why: 'face' } },
  photo: { name: '对着照片拍', result: { state: 'failed', why: 'liveness' } },
}
const GIVE_UP = '<button name="outcome" value="none">放弃</button>'

/** Plays the vendor's page on the phone; leads back to the page that asked, like the vendor, or without a result. */
export async function facePage(face: LocalFace, request: Request): Promise<Response> {
  const certifyId = new URL(request.url).searchParams.get('id') ?? ''
  const check = face.find(certifyId)
  if (!check) return devShell('人脸核验', '<p>这次核验已结束或已失效，请回到原来的页面重新开始。</p>', 404)
  if (request.method !== 'POST') {
    const buttons = Object.entries(OUTCOMES).map(
      ([value, { name }]) => `<button name="outcome" value="${value}">${name}</button>`,
    )
    return devShell(
      '人脸核验',
      `<p>正在核验 ${escapeMarkup(maskName(check.realName))}。这里不会打开摄像头，请选择镜头前的人：</p><form method="post">${buttons.join('')}${GIVE_UP}</form>`,
    )
  }
  const outcome = OUTCOMES[String((await request.formData()).get('outcome') ?? '')]
  if (outcome) face.decide(certifyId, outcome.result)
  return new Response(null, { status: 303, headers: { location: check.returnUrl, 'cache-control': 'no-store' } })
}
