// Preloaded into a server: it measures time a hundred times as fast, so that its patience with a locked database, five
// seconds for each statement, ends at once.
const measured = performance.now;
performance.now = () => measured.call(performance) * 100;
