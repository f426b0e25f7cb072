// Loaded before a program that the starter runs (`--import`): the program ends when its starter is gone, even
// if the starter was killed, so that the next start finds the ports free.

process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// The channel alone does not keep the program running.
process.channel?.unref()
