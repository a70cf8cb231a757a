import { VENDOR_NAMES, VENDORS, type Vendor } from '@/lib/shared/people/vendors'
import { escapeMarkup } from '@/lib/shared/text/escape-markup'
import { linkFollower } from '../modules/people/identity/vendors/link-follower'
import { grantLocalCode } from '../providers/oauth/local'
import type { Dist, Services } from '../runtime/context'
import { systemCtx } from '../runtime/system-ctx'
import { devShell } from './dev-page'

/** Sample users of the local vendors, to choose from. */
const PEOPLE = ['南山老猫', '小北', '新来的'] as const
const CALLBACK = '/login/back'

type Resolve = (host: string) => Dist | undefined

/** Form to choose a user from the list or type one. */
const choice = (button: string): string =>
  `<label>以谁的身份：<input name="person" list="people" value="${PEOPLE[0]}" maxlength="20" required></label>
<datalist id="people">${PEOPLE.map((name) => `<option>${name}</option>`).join('')}</datalist>
<button name="answer" value="yes">${button}</button><button name="answer" value="no" formnovalidate>拒绝</button>`

/** Only allows a return to a host of this program. */
function backOf(text: string, resolve: Resolve): URL | undefined {
  const back = URL.canParse(text) ? new URL(text) : undefined
  return back && back.pathname === CALLBACK && resolve(back.host)?.origin === back.origin ? back : undefined
}

const personOf = (form: FormData): string =>
  String(form.get('person') ?? '')
    .trim()
    .slice(0, 20)

/**
 * Simulates a vendor's login page: shows which app asks, lets the user agree, and returns with a code; or returns
 * without one.
 */
export async function vendorPage(services: Services, resolve: Resolve, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const vendor = VENDORS.find((name) => pathname === `/dev/oauth/${name}`) as Vendor | undefined
  const redirectUri = searchParams.get('redirect_uri') ?? ''
  const back = backOf(redirectUri, resolve)
  if (!vendor || !back) return devShell('第三方登录', '<p>redirect_uri 链接不完整</p>', 400)
  const name = VENDOR_NAMES[vendor]
  if (request.method !== 'POST')
    return devShell(
      `${name}登录`,
      `<p>${escapeMarkup(back.host)} 申请用你的${name}登录，将获得你的昵称。</p><form method="post">${choice('同意')}</form>`,
    )
  const form = await request.formData()
  const person = personOf(form)
  back.searchParams.set('state', searchParams.get('state') ?? '')
  if (form.get('answer') === 'yes' && person) {
    const granted = { vendor, subject: `local:${person}`, nickName: person, redirectUri }
    back.searchParams.set('code', await grantLocalCode(services.db, services.now(), granted))
  }
  return new Response(null, { status: 303, headers: { location: back.href, 'cache-control': 'no-store' } })
}

/** Simulates the phone that scanned a QR code of the official account. */
export async function followerPage(services: Services, resolve: Resolve, request: Request): Promise<Response> {
  const { host, searchParams } = new URL(request.url)
  const dist = resolve(host)
  if (!dist) return devShell('微信', '<p>该域名未开通</p>', 404)
  if (request.method !== 'POST')
    return devShell(
      '微信',
      `<p>扫到了公众号的二维码，关注后接收消息提醒。</p><form method="post">${choice('关注')}</form>`,
    )
  const form = await request.formData()
  const person = personOf(form)
  if (form.get('answer') !== 'yes' || !person) return devShell('微信', '<p>没有关注，本页可以关闭。</p>')
  const event = { kind: 'follow', openId: `local:${person}`, scene: searchParams.get('scene') ?? '' } as const
  await linkFollower(systemCtx(services, dist), event)
  return devShell('微信', '<p>已关注，请回到电脑上查看结果，本页可以关闭。</p>')
}
