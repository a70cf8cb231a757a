import { type NextRequest, NextResponse } from 'next/server'
import { pageStatus } from '@/lib/server/loaders/page-status'
import { DIST_CONF, DIST_HOST, DIST_PREFIX, FRONT_HEADERS, packConf } from '@/lib/tenant/dist-headers'
import { loadHomeConf } from '@/lib/tenant/load-home-conf'
import { isUnknownPage, loginRedirect } from '@/lib/tenant/page-access'

export const config = { runtime: 'nodejs', matcher: '/((?!_next/static/).*)' }

/** host -> distributor, handed to server components by request header. Never the authorization boundary: the API is. */
export async function middleware(request: NextRequest): Promise<Response> {
  const target = loginRedirect(
    request.nextUrl.pathname,
    request.nextUrl.search,
    Boolean(request.cookies.get('token')?.value),
  )
  if (target) return NextResponse.redirect(new URL(target, request.url))
  const headers = new Headers(request.headers)
  for (const name of [...headers.keys()])
    if (name.startsWith(DIST_PREFIX) && !FRONT_HEADERS.has(name)) headers.delete(name)
  const host = request.headers.get('host') ?? ''
  headers.set(DIST_HOST, host)
  headers.set(DIST_CONF, packConf(await loadHomeConf(host)))
  // notFound() inside a page reaches the browser as an empty document: here the page is rendered whole, under its status
  const status = isUnknownPage(request.nextUrl.pathname) ? 404 : await pageStatus(host, request.nextUrl)
  if (status !== 200) return NextResponse.rewrite(request.nextUrl, { status, request: { headers } })
  return NextResponse.next({ request: { headers } })
}
