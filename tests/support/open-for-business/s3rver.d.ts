/** The part of the package that is used; it comes without types. */
declare module '@20minutes/s3rver' {
  interface Options {
    address: string
    /** 0: any free port. */
    port: number
    directory: string
    silent: boolean
    /** False: the bucket is only in the path, not in the host. */
    vhostBuckets: boolean
    configureBuckets: readonly { name: string; configs: readonly string[] }[]
  }
  export default class S3rver {
    constructor(options: Options)
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
