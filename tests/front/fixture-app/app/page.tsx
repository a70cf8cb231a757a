import { headers } from 'next/headers'
import { Suspense } from 'react'
import { Counter } from './counter'

async function Late() {
  await new Promise((resolve) => setTimeout(resolve, 20))
  return <p>late</p>
}

/** Everything a page may emit: hydration data, a streamed boundary, data scripts, and a script no one blessed. */
export default async function Page({ searchParams }: { searchParams: Promise<Record<string, string>> }) {
  const seen = await headers()
  const query = await searchParams
  return (
    <main>
      <p id="cookie">{seen.get('cookie') ?? 'none'}</p>
      <p id="query">{JSON.stringify(query)}</p>
      <Counter />
      <Suspense fallback={<i>wait</i>}>
        <Late />
      </Suspense>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: '{"@type":"WebSite"}' }} />
      <div dangerouslySetInnerHTML={{ __html: '<script>self.__next_f.push([1,"evil"])</script>' }} />
    </main>
  )
}
