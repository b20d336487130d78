// Preloaded before every TypeScript entry: an older Node cannot even parse those, so this file stays plain JavaScript.
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(
    `Loan Kereta needs Node 24 or later, and this is ${process.version}. Run it through npm (npm start), which uses the pinned one; if that fails too, run npm ci again.`,
  );
  process.exit(1);
}
