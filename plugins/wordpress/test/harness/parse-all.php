<?php
/**
 * Has PHP parse every file of the plugin, and says which it cannot.
 */

$faults = array();
$count  = 0;
foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( '/plugin' ) ) as $file ) {
	if ( 'php' !== $file->getExtension() ) {
		continue;
	}
	++$count;
	try {
		token_get_all( file_get_contents( $file->getPathname() ), TOKEN_PARSE );
	} catch ( ParseError $fault ) {
		$faults[] = $file->getFilename() . ': ' . $fault->getMessage();
	}
}
echo 'parsed: ' . json_encode( array( 'php' => PHP_VERSION, 'count' => $count, 'faults' => $faults ) ) . "\n";
