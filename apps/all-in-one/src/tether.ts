// Loaded into every part before its own script: a part whose supervisor is gone stops as if it were told to.
const stopWithin = 10_000

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), stopWithin).unref()
  process.kill(process.pid, 'SIGTERM')
})
