import { type NextRequest, NextResponse } from 'next/server'
import { goodsPageStatus } from '@/lib/server/loaders/load-goods'
import { loadArticle } from '@/lib/server/loaders/load-news'
import { loadRuling } from '@/lib/server/loaders/load-rulings'
import { DIST_CONF, DIST_HOST, DIST_PREFIX, FRONT_HEADERS, packConf } from '@/lib/tenant/dist-headers'
import { loadHomeConf } from '@/lib/tenant/load-home-conf'
import { articleOfPage, goodsOfPage, isUnknownPage, loginRedirect, rulingOfPage } from '@/lib/tenant/page-access'

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
  const status = await missingStatus(host, request.nextUrl)
  if (status !== 200) return NextResponse.rewrite(request.nextUrl, { status, request: { headers } })
  return NextResponse.next({ request: { headers } })
}

/** Asked only when the front has no kept copy. An API that fails leaves the answer to the page. */
async function missingStatus(
  host: string,
  { pathname, searchParams }: NextRequest['nextUrl'],
): Promise<200 | 404 | 410> {
  const goodsSn = goodsOfPage(pathname)
  if (goodsSn) return goodsPageStatus(host, goodsSn).catch(() => 200)
  const code = articleOfPage(pathname)
  if (code)
    return loadArticle(host, code)
      .then((article) => (article ? 200 : 404))
      .catch(() => 200)
  const ruling = rulingOfPage(pathname, searchParams)
  if (ruling !== undefined)
    return loadRuling(host, ruling)
      .then((found) => (found ? 200 : 404))
      .catch(() => 200)
  return isUnknownPage(pathname) ? 404 : 200
}
