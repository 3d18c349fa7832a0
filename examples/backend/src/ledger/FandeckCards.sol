// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

import "@kaiachain/contracts/KIP/token/KIP17/KIP17.sol";
import "@kaiachain/contracts/access/Ownable.sol";

/// Sold cards as KIP17 tokens. Minting what exists already does nothing, so that sending twice never mints twice.
contract FandeckCards is KIP17, Ownable {
    string private base;

    constructor(string memory baseURI) KIP17("Fandeck Cards", "FDC") {
        base = baseURI;
    }

    function mint(address[] calldata to, uint256[] calldata ids) external onlyOwner {
        require(to.length == ids.length, "FandeckCards: lengths differ");
        for (uint256 i = 0; i < ids.length; i++) {
            if (!_exists(ids[i])) _mint(to[i], ids[i]);
        }
    }

    function burn(uint256[] calldata ids) external onlyOwner {
        for (uint256 i = 0; i < ids.length; i++) {
            if (_exists(ids[i])) _burn(ids[i]);
        }
    }

    /// The owner of each token; the zero address where there is none.
    function ownersOf(uint256[] calldata ids) external view returns (address[] memory owners) {
        owners = new address[](ids.length);
        for (uint256 i = 0; i < ids.length; i++) {
            if (_exists(ids[i])) owners[i] = ownerOf(ids[i]);
        }
    }

    function _baseURI() internal view override returns (string memory) {
        return base;
    }
}
