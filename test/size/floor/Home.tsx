/** Another screen, so that the router has something to load. */
export const Home = () => <h1>Home</h1>;
