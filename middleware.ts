import { type NextRequest, NextResponse } from 'next/server'
import { pageStatus } from '@/lib/server/loaders/page-status'
import { INVITE_COOKIE, INVITE_MS, inviteCodeIn } from '@/lib/shared/money/invite-code'
import { loginRedirect } from '@/lib/tenant/page-access'

/** Development only: the front has seen to all of it before it asks a renderer, and says so. */
export const config = {
  runtime: 'nodejs',
  matcher: [{ source: '/((?!_next/static/).*)', missing: [{ type: 'header', key: 'x-front-render' }] }],
}

/** A redirect would lose the code before a script could keep it. */
function keepInvite(response: NextResponse, search: string): NextResponse {
  const code = inviteCodeIn(search)
  if (code) response.cookies.set(INVITE_COOKIE, code, { maxAge: INVITE_MS / 1000, sameSite: 'lax' })
  return response
}

/** Members' pages send strangers to the login; a page that is missing, or about something missing, gets its status. */
export async function middleware(request: NextRequest): Promise<Response> {
  const { pathname, search } = request.nextUrl
  const target = loginRedirect(pathname, search, Boolean(request.cookies.get('token')?.value))
  if (target) return keepInvite(NextResponse.redirect(new URL(target, request.url)), search)
  const host = request.headers.get('host') ?? ''
  // notFound() inside a page reaches the browser as an empty document: here the page is rendered whole, under its status
  const status = await pageStatus(host, request.nextUrl)
  return status === 200 ? NextResponse.next() : NextResponse.rewrite(request.nextUrl, { status })
}
