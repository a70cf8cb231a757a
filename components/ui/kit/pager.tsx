/** Page numbers around the current one; null is a gap: 1 … 4 5 6 … 20. */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages]
  if (page <= 4) wanted.push(2, 3, 4, 5)
  if (page >= pages - 3) wanted.push(pages - 1, pages - 2, pages - 3, pages - 4)
  const shown = [...new Set(wanted)].filter((n) => n >= 1 && n <= pages).sort((a, b) => a - b)
  return shown.flatMap((n, i) => (i > 0 && n - (shown[i - 1] ?? 0) > 1 ? [null, n] : [n]))
}

interface Props {
  page: number
  pages: number
  /** Address of a page: plain links, so lists work without scripts. */
  hrefOf: (page: number) => string
  className?: string
}

export function Pager({ page, pages, hrefOf, className = '' }: Props) {
  if (pages <= 1) return null
  return (
    <nav className={`pager ${className}`.trimEnd()} aria-label="分页">
      {page > 1 ? (
        <a href={hrefOf(page - 1)} rel="prev">
          上一页
        </a>
      ) : (
        <span aria-disabled="true">上一页</span>
      )}
      {pageWindow(page, pages).map((n, i, all) =>
        n === null ? (
          <span key={`after${all[i - 1]}`} aria-hidden="true">
            …
          </span>
        ) : (
          <a key={n} href={hrefOf(n)} aria-current={n === page ? 'page' : undefined} aria-label={`第 ${n} 页`}>
            {n}
          </a>
        ),
      )}
      {page < pages ? (
        <a href={hrefOf(page + 1)} rel="next">
          下一页
        </a>
      ) : (
        <span aria-disabled="true">下一页</span>
      )}
    </nav>
  )
}
