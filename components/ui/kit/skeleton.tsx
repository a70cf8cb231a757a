import type { CSSProperties } from 'react'

/** One grey block in the final size. */
export function Skeleton({
  width,
  height = 14,
  className = '',
}: {
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  className?: string
}) {
  return <span className={`skel ${className}`.trimEnd()} style={{ display: 'block', width, height }} />
}

/** Rows with a cover, three lines and a price, like goods and order lists. */
export function SkeletonRows({ rows = 4, height = 72 }: { rows?: number; height?: number }) {
  return (
    <div aria-busy="true" role="status" aria-label="加载中">
      {[...Array(rows).keys()].map((row) => (
        <div
          key={row}
          style={{
            display: 'grid',
            gridTemplateColumns: '96px 1fr 72px',
            gap: 14,
            alignItems: 'center',
            padding: '14px 0',
          }}
        >
          <Skeleton height={height} />
          <span style={{ display: 'grid', gap: 8 }}>
            <Skeleton />
            <Skeleton width="70%" />
            <Skeleton width="45%" />
          </span>
          <Skeleton height={24} />
        </div>
      ))}
    </div>
  )
}
