'use client'

import { useEffect } from 'react'
import { ErrorBlock } from '@/components/ui/kit/error-block'
import { reloadLostChunk } from '@/lib/client/reload-lost-chunk'

/**
 * Error page for a page that failed while rendering. The message is for users; details are in the log under the digest.
 */
export default function ErrorPage({
  error,
  reset,
}: {
  error: Error & { digest?: string; status?: number }
  reset: () => void
}) {
  // what a component loads when it is shown fails here, where the window hears nothing of it
  useEffect(() => reloadLostChunk(error), [error])
  const text = error.digest ? `请稍后再试，问题编号 ${error.digest}` : '请稍后再试'
  return (
    <ErrorBlock code={error.status ?? 500} title="服务器暂时无法访问了" text={text}>
      <button type="button" className="btn" onClick={reset}>
        重试
      </button>
    </ErrorBlock>
  )
}
