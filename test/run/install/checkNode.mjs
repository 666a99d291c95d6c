// Runs before every command, even before anything is installed, so it is plain Node without packages.
const NEEDED = [20, 19];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  console.error(`This needs Node ${NEEDED.join('.')} or newer; here is ${process.versions.node}.`);
  process.exit(1);
}
