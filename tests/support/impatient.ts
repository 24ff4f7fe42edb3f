// Preloaded into a server: it measures time a hundred times as fast, so that its patience with a locked database, five
// seconds for each statement, ends at once.
const { now } = performance;
performance.now = () => now.call(performance) * 100;
