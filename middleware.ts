import { type NextRequest, NextResponse } from 'next/server'
import { pageStatus } from '@/lib/server/loaders/page-status'
import { INVITE_COOKIE, INVITE_MS, inviteCodeIn } from '@/lib/shared/money/invite-code'
import { pageRedirect } from '@/lib/tenant/page-access'

/**
 * Development only: in production the front server has done all of this before it calls a renderer, and marks the
 * request.
 */
export const config = {
  runtime: 'nodejs',
  matcher: [{ source: '/((?!_next/static/).*)', missing: [{ type: 'header', key: 'x-front-render' }] }],
}

/** A redirect would lose the code before a script could store it. */
function keepInvite(response: NextResponse, search: string): NextResponse {
  const code = inviteCodeIn(search)
  if (code) response.cookies.set(INVITE_COOKIE, code, { maxAge: INVITE_MS / 1000, sameSite: 'lax' })
  return response
}

/**
 * Member pages redirect visitors to the login; a page that does not exist or whose subject does not exist gets the
 * right status.
 */
export async function middleware(request: NextRequest): Promise<Response> {
  const { pathname, search } = request.nextUrl
  const target = pageRedirect(pathname, search, Boolean(request.cookies.get('token')?.value))
  if (target) return keepInvite(NextResponse.redirect(new URL(target, request.url)), search)
  const host = request.headers.get('host') ?? ''
  // notFound() inside a page would send an empty document to the browser: here the page is rendered completely, with
  // the right status
  const status = await pageStatus(host, request.nextUrl)
  return status === 200 ? NextResponse.next() : NextResponse.rewrite(request.nextUrl, { status })
}
